import { composeDemo } from './compose-demo.ts'

const composed = new Map<number, ReturnType<typeof composeDemo>>()

/** `composeDemo` for tests that store the demo again and again: it composes each moment once, which takes longer than storing. */
export const composeOnce: typeof composeDemo = (given) => {
  const at = given.now.getTime()
  const demo = composed.get(at) ?? composeDemo(given)
  composed.set(at, demo)
  return demo
}
