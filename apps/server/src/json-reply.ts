/**
 * A reply that's already JSON text. A test checks it against the contract, so calls don't have to.
 */
export class JsonReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
