/**
 * Random numbers from a seed, so the same rows always give the same forecast. The generator is
 * sfc32, which is quick enough for the millions of draws in a forecast.
 */
export class Random {
  #a = 0
  #b = 0
  #c = 0
  #d = 1

  constructor(seed: number) {
    this.seed(seed)
  }

  seed(seed: number): void {
    this.#a = seed | 0
    this.#b = Math.imul(seed, 0x9e3779b1) | 0
    this.#c = (seed ^ 0x5bf03635) | 0
    this.#d = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  /** A random number, at least 0 and below 1. */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0
    return (t >>> 0) / 0x1_0000_0000
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  /**
   * Draws from a binomial distribution by inversion: how many of `n` succeed with probability `p`.
   */
  binomial(n: number, p: number): number {
    if (n <= 0 || p <= 0) return 0
    if (p >= 1) return n
    if (p > 0.5) return n - this.binomial(n, 1 - p)
    // With a larger mean, the first term would underflow.
    if (n * p > 500) return this.binomial(n >> 1, p) + this.binomial(n - (n >> 1), p)
    const odds = p / (1 - p)
    let term = (1 - p) ** n
    let left = this.next()
    for (let k = 0; k < n; k++) {
      if (left < term) return k
      left -= term
      term *= (odds * (n - k)) / (k + 1)
    }
    return n
  }

  beta(alpha: number, beta: number): number {
    const one = this.#gamma(alpha)
    const other = this.#gamma(beta)
    // With tiny parameters, both draws can underflow to zero.
    return one + other > 0 ? one / (one + other) : alpha / (alpha + beta)
  }

  /** Draws from a gamma distribution using Marsaglia and Tsang's method. */
  #gamma(shape: number): number {
    if (shape < 1) return this.#gamma(shape + 1) * (1 - this.next()) ** (1 / shape)
    const d = shape - 1 / 3
    const c = 1 / Math.sqrt(9 * d)
    for (;;) {
      const x = this.#normal()
      const v = (1 + c * x) ** 3
      if (v <= 0) continue
      if (Math.log(1 - this.next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
    }
  }

  #normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }
}
