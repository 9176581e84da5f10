// Node loads this file before the product. It moves the product's clock ahead by as much as the
// test asks for.
const RealDate = Date
let ahead = process.env.CLOCK_AT ? RealDate.parse(process.env.CLOCK_AT) - RealDate.now() : 0

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + ahead
  }
}

process.on('message', ({ forward }) => {
  ahead += forward
  process.send({ ahead })
})
