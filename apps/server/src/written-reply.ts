/** A reply that is JSON already, by the database or from parts. A test holds it to the contract, not each call. */
export class WrittenReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
