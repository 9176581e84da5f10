/** A picture to be drawn. `npm run draw` finds every one that a file in `drawings/` exports. */
export interface Drawing {
  /** In kebab-case, and unlike any other. */
  name: string
  /** Pictures that are always seen together share one file; else each has its own. */
  sheet?: string
  width: number
  height: number
  draw(): string
}

/** A picture that was drawn: where it is, and how large. `npm run draw` writes these. */
export interface Drawn {
  href: string
  width: number
  height: number
}
