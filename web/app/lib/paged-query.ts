import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import type { Endpoint, ParamsInput, QueryInput, ResponseOf } from '#contract/endpoint.ts'
import { callWithSignal, type CallArgs } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'

/** One page of a list, as every paged endpoint answers it. */
export type Page<Item = unknown> = { items: readonly Item[]; nextCursor: string | null }

type PagedEndpoint = Endpoint & { query: z.ZodType; response: z.ZodType<Page> }

type Cursor = string | undefined

/** Start and continuation of every paged read. */
export const fromCursor = {
  initialPageParam: undefined as Cursor,
  getNextPageParam: ({ nextCursor }: Pick<Page, 'nextCursor'>) => nextCursor ?? undefined,
}

/**
 * A paged read for loaders and components alike: `queryClient.prefetchInfiniteQuery(readPages(…))` in the loader,
 * `usePagedQuery(readPages(…))` in the component.
 *
 * @param staleTime Milliseconds after which the pages are read again behind the rows in sight; 30 seconds by default.
 * @param params Of an address that names a record.
 * @example
 * ```ts
 * export const feedbackPages = (filter: NotesFilter) => readPages(feedbackApi.page, { ...filter, limit: 25 })
 * ```
 */
export function readPages<E extends PagedEndpoint>(
  endpoint: E,
  query: Omit<QueryInput<E>, 'cursor'>,
  { staleTime = 30_000, params }: { staleTime?: number; params?: ParamsInput<E> } = {},
) {
  const place = params === undefined ? {} : { params }
  return infiniteQueryOptions({
    queryKey: queryKey(endpoint, { ...place, query }),
    queryFn: ({ signal, pageParam }): Promise<ResponseOf<E>> =>
      callWithSignal(
        endpoint,
        signal,
        ...([{ ...place, query: { ...query, cursor: pageParam } }] as unknown as CallArgs<E>),
      ),
    ...fromCursor,
    staleTime,
  })
}

/** The id of each row. Rows without an `id` need a function from the caller. */
type IdOf<Item> = Item extends { id: PropertyKey }
  ? [idOf?: (item: Item) => PropertyKey]
  : [idOf: (item: Item) => PropertyKey]

/** Every row of the pages once: a row that moved between two reads would otherwise appear twice. */
export function distinctRows<Item>(
  pages: readonly Page<Item>[],
  idOf: (item: Item) => PropertyKey = (item) => (item as { id: PropertyKey }).id,
): Item[] {
  const rows = new Map<PropertyKey, Item>()
  for (const { items } of pages) for (const item of items) if (!rows.has(idOf(item))) rows.set(idOf(item), item)
  return [...rows.values()]
}

/**
 * A list read page by page: its rows, its first page (with totals and counts) and a function that reads on. Rows stay on
 * screen until those of another filter have arrived.
 */
export function usePagedQuery<P extends Page, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<P, Error, InfiniteData<P>, Key, Cursor>,
  ...[idOf]: IdOf<P['items'][number]>
) {
  type Item = P['items'][number]
  const list = useInfiniteQuery({ placeholderData: keepPreviousData, ...options })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const rows = useMemo(
    () => distinctRows<Item>(data?.pages ?? [], idOf as ((item: Item) => PropertyKey) | undefined),
    // The function is new with each render but finds the same ids.
    // oxlint-disable-next-line react/exhaustive-deps
    [data],
  )
  /** Reads the next page unless one is being read or the last attempt failed. For lists that load on scrolling. */
  const readMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return { list, rows, first: data?.pages[0], readMore }
}
