/** The package has no types. This declares the part we use. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>
}
