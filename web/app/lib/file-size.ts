/** Bytes in readable form: "0.4 MB", "12 kB". */
export function fileSizeText(bytes: number): string {
  const mb = bytes / (1024 * 1024)
  return mb < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${mb.toFixed(1)} MB`
}
