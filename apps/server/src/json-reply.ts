/**
 * A reply that's already JSON text. A test checks it against the contract, instead of every call.
 */
export class JsonReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
