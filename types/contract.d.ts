/** Globals of both the Worker and browsers, which `contract/` may use. Only tsconfig.contract.json includes this file. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | Iterable<[string, string]>)
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  toString(): string
  readonly size: number;
  [Symbol.iterator](): IterableIterator<[string, string]>
}

declare class URL {
  static parse(url: string): URL | null
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
}
