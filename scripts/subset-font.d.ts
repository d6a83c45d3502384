declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype'
    variationAxes?: Record<string, number>
    noHinting?: boolean
    dropTables?: string[]
    keepFeatures?: string[]
    noLayoutClosure?: boolean
  }
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Uint8Array>
  export default subsetFont
}
