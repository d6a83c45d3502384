export type ScorePart = { key: string; weight: number; value: number }
