/** A reply that the database has written as JSON. A test holds it to the contract, not each call. */
export class WrittenReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
