/**
 * A reply that's already JSON text. A test checks it against the contract, so we don't check it on every call.
 */
export class JsonReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
