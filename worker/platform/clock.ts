/** Where "now" comes from: the machine's clock, or a fixed one in tests. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
