/** An object as a list names it. */
export type ListedObject = { key: string; size: number; modifiedAt: Date }

/** Bytes by key, outside of this installation. */
export type ObjectStore = {
  /** Stores an object whole or not at all. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Reads an object whole; null where there isn't one. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Lists up to 1,000 objects in the order of their keys, from after a key. `at`: the store's own clock. */
  list: (prefix: string, after?: string) => Promise<{ objects: ListedObject[]; isWhole: boolean; at: Date }>
  /** Deletes an object; ignores one that isn't there. */
  delete: (key: string) => Promise<void>
}

/** A failed call of the store, with a sentence that says what to do about it. */
export class StoreError extends Error {
  override name = 'StoreError'
  /** True where another try would fail in the same way: somebody has to change a setting. */
  readonly isLasting: boolean
  constructor(sentence: string, isLasting: boolean) {
    super(sentence)
    this.isLasting = isLasting
  }
}

/** Lists everything under a prefix, a page at a time. */
export async function* listAll(
  store: Pick<ObjectStore, 'list'>,
  prefix: string,
): AsyncGenerator<Awaited<ReturnType<ObjectStore['list']>>> {
  let after: string | undefined
  for (;;) {
    const page = await store.list(prefix, after)
    yield page
    after = page.objects.at(-1)?.key
    if (page.isWhole || after === undefined) return
  }
}
