/** A reply that the database wrote as JSON text. A test checks it against the contract, not each call. */
export class JsonReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
