export type AreaRelation = 'same' | 'part' | 'whole' | 'neighbour' | 'sibling' | 'other'

/** Closeness of each relation, 0 to 1: how far a lawyer of one practice fits a job of the other. */
export const relationCloseness = {
  same: 1,
  part: 0.8,
  whole: 0.7,
  neighbour: 0.55,
  sibling: 0.4,
  other: 0,
} as const satisfies Record<AreaRelation, number>
