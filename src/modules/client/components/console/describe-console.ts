import { fromAny } from '#platform/data/collection/rows.ts'
import { type CollectionCall, collectionCalls } from '#platform/http/api/calls.ts'
import { keyPrefix } from '#platform/http/api-key/authenticate-call.ts'
import { isInScope } from '#platform/http/api-key/scoped.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { madeUp } from '#platform/http/openapi/made-up.ts'
import { absolute } from '#platform/site/absolute.ts'
import { snippetsOf } from '../../rules/snippets.ts'
import { consoleWords as words } from '../../words.ts'
import type { ConsoleDescription } from './console.tsx'

/** A call that a key may make, with its parameters. */
interface Offered {
  name: string
  method: string
  /** Its path under the site, with `:id` for a row. */
  path: string
  collection: AnyCollection
  call: CollectionCall
}

const nobodysId = '0'.repeat(24)

/** The collection calls within the scopes of a key, in the order of the module menu. */
export const offeredCalls = (ctx: Context, scopes: readonly string[]): Offered[] => {
  const held = new Set(scopes)
  return ctx.app.manifests
    .filter(({ name }) => ctx.site.plugins.has(name))
    .flatMap(({ collections }) => collections)
    .flatMap((collection) =>
      collectionCalls
        .filter(({ only }) => only?.(collection) ?? true)
        .map((call) => ({
          ...{ name: `${collection.name}.${call.name}`, method: call.method, collection, call },
          path: `/api${call.path.replace(':c', collection.name)}`,
        })),
    )
    .filter(({ method, path }) => isInScope(held, { method, path: path.replace(':id', nobodysId) }))
}

/** The console of a key: its calls, the parameters of the selected call, and the code to send it. */
export const describeConsole = async (
  ctx: Context,
  of: { key: string; scopes: readonly string[]; chosen: string | null },
): Promise<ConsoleDescription> => {
  const { locale } = ctx
  const offered = offeredCalls(ctx, of.scopes)
  const found = offered.find(({ name }) => name === of.chosen)
  const groups = Map.groupBy(offered, ({ collection }) => collection)
  return {
    groups: [...groups].map(([{ plural }, calls]) => ({
      group: plural[locale],
      items: calls.map(({ name, method, path, call, collection }) => ({
        value: name,
        label: `${call.summary(collection)[locale]} · ${method} ${path.replace(':id', '{id}')}`,
      })),
    })),
    chosen: found ? await describeCall(ctx, { key: of.key, call: found }) : null,
    words: inLocale(words, locale),
  }
}

async function describeCall(ctx: Context, { key, call }: { key: string; call: Offered }) {
  const { request } = call.call.example(madeUp(call.collection, 'admin'))
  const body = call.call.name === 'query' ? { method: 'find', args: [{}], paging: { page: 1, limit: 10 } } : request
  const id = call.path.includes(':id') ? await someId(ctx, call.collection) : null
  const text = body === undefined ? null : JSON.stringify(body, null, 2)
  return {
    ...{ name: call.name, id, body: text, isWriting: call.call.by !== 'read' },
    snippets: describeSnippets(ctx, { key, call, id: id ?? '', body: body === undefined ? '' : JSON.stringify(body) }),
  }
}

/** The call as program code. */
export const describeSnippets = (ctx: Context, of: { key: string; call: Offered; id: string; body: string }) =>
  snippetsOf({
    ...{ key: keyPrefix + of.key, method: of.call.method, body: of.body },
    ...{ origin: new URL(absolute(ctx, '/')).origin, path: of.call.path.replace(':id', of.id || '{id}') },
  })

/** The id of an existing row, so that the call can be sent as shown. Empty if there is none. */
async function someId(ctx: Context, collection: AnyCollection): Promise<string> {
  const row = await fromAny(ctx, collection).select('row._id').limit(1).executeTakeFirst()
  return String(row?.['_id'] ?? '')
}
