import type { PdfFile } from './pdf-file.ts'
import { isList, type PdfValue } from './pdf-values.ts'

/** Red, green and blue, from 0 to 1. */
export type Color = readonly [number, number, number]
export type ColorSpace = keyof typeof colors

export const black: Color = [0, 0, 0]
export const white: Color = [1, 1, 1]

/** Colors of numbers, by what the numbers are; without numbers, the color that a space begins with. */
export const colors = {
  gray: ([gray = 0]: readonly number[]): Color => [gray, gray, gray],
  rgb: ([red = 0, green = 0, blue = 0]: readonly number[]): Color => [red, green, blue],
  cmyk: ([cyan = 0, magenta = 0, yellow = 0, key = 1]: readonly number[]): Color => [
    (1 - cyan) * (1 - key),
    (1 - magenta) * (1 - key),
    (1 - yellow) * (1 - key),
  ],
  // A single ink, whatever its name: 0 is white, 1 is dark.
  ink: ([ink = 1]: readonly number[]): Color => [1 - ink, 1 - ink, 1 - ink],
  pattern: () => undefined,
}

const families: Readonly<Record<string, ColorSpace>> = {
  DeviceRGB: 'rgb',
  RGB: 'rgb',
  CalRGB: 'rgb',
  DeviceCMYK: 'cmyk',
  CMYK: 'cmyk',
  Separation: 'ink',
  DeviceN: 'ink',
  Pattern: 'pattern',
}

/** The meaning of the numbers of a color space. */
export function colorSpaceOf(file: PdfFile, space: PdfValue): ColorSpace {
  const [family, profile] = isList(space) ? space : [space]
  const name = file.name(family) ?? ''
  if (name !== 'ICCBased') return families[name] ?? 'gray'
  const parts = file.number(file.dict(profile).get('N'))
  if (parts === 4) return 'cmyk'
  return parts === 1 ? 'gray' : 'rgb'
}

/** WCAG's relation of two colors: 1 for the same color, 21 for black on white. */
export function contrast(one: Color, other: Color): number {
  const [low, high] = [lightness(one), lightness(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function lightness(color: Color): number {
  const [red, green, blue] = color.map((part) =>
    part <= 0.03928 ? Math.max(0, part) / 12.92 : ((Math.min(1, part) + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
