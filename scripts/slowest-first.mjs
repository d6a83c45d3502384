// @ts-check
import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { root } from './process.mjs'
import testSeconds from './test-seconds.json' with { type: 'json' }

/** @type {Record<string, number>} */
const seconds = testSeconds

/** Starts the longest test files first: one that starts last leaves the other workers without work until it ends. */
export class SlowestFirst extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer['sort']>[0]} files
   */
  async sort(files) {
    const secondsOf = (/** @type {typeof files[number]} */ { moduleId }) => seconds[relative(root, moduleId)] ?? 0
    return (await super.sort(files)).toSorted((a, b) => secondsOf(b) - secondsOf(a))
  }
}
