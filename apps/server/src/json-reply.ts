/**
 * A response body that's already JSON. A test checks it against the contract, so we don't check it
 * at runtime.
 */
export class JsonReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
