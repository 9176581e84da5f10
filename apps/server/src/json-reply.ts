/** A reply that is JSON text already. A test checks it against the contract, not each call. */
export class JsonReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
