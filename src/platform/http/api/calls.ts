import { type Role, staffRoles } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { pageOfHistory } from '#platform/data/history/history-of.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { ref } from '#platform/http/openapi/json-schema.ts'
import { answeredHistory, pageQuery } from '#platform/http/openapi/history.ts'
import type { MadeUp } from '#platform/http/openapi/made-up.ts'
import { rowResponse, rowListResponse, writtenRow } from '#platform/http/openapi/rows.ts'
import { aggregate } from './aggregate.ts'
import { withTrashOption } from './trash.ts'
import { changeOne, createOne, removeOne, restoreOne } from './change.ts'
import type { ApiCall, ApiCommand } from './command.ts'
import type { CallDescription, Example, Method } from './description.ts'
import { find, findOne } from './find.ts'

/** A call of collections. The router serves this table, and the OpenAPI document describes it. */
export interface CollectionCall {
  name: CallName
  method: Method
  path: `/:c${string}`
  /** The rule that decides who may call. */
  by: keyof AnyCollection['access']
  /** Whether all anonymous visitors get the same response, which can then be cached (decision 523). */
  isAlike?: true
  /** Only these roles; all by default. */
  among?: readonly Role[]
  /** Only collections that match; all by default. */
  only?: (collection: AnyCollection) => boolean
  summary: (collection: AnyCollection) => Text
  describe: (collection: AnyCollection) => Omit<CallDescription, 'summary' | 'roles' | 'params' | 'examples'>
  /** An example with generated rows, unless a module has a better one. */
  example: (rows: MadeUp) => Pick<Example, 'params' | 'request'>
  answer: ApiCommand
}
/** The same for the document only. Calls with file uploads or downloads are served separately. */
export type DescribedCall = Omit<CollectionCall, 'name' | 'example' | 'answer'> & { name: string; isOnce?: boolean }
export type CallName = 'query' | 'aggregate' | 'read' | 'create' | 'change' | 'remove' | 'restore' | 'history'

export const collectionCalls: readonly CollectionCall[] = [
  {
    name: 'query',
    method: 'POST',
    path: '/:c/query',
    by: 'read',
    isAlike: true,
    summary: ({ plural }) => ({ th: `ค้นหา${plural.th}`, en: `Find ${plural.en.toLowerCase()}` }),
    describe: (collection) => ({ request: ref('Query'), answer: rowListResponse(collection) }),
    example: ({ filter }) => ({
      request: { method: 'find', args: [{ $and: [filter] }], paging: { page: 1, limit: 10 }, sort: { createdAt: -1 } },
    }),
    answer: (ctx, { params, body }) => {
      const asked = withTrashOption(ctx, params['c']!, body)
      return find(asked.ctx, params['c']!, asked.body)
    },
  },
  {
    name: 'aggregate',
    method: 'POST',
    path: '/:c/aggregate',
    by: 'read',
    isAlike: true,
    summary: ({ plural }) => ({ th: `ประมวลผล${plural.th}`, en: `Aggregate ${plural.en.toLowerCase()}` }),
    describe: () => ({ request: ref('Aggregate'), answer: ref('Documents') }),
    example: ({ filter }) => ({ request: { pipeline: [{ $match: filter }, { $count: 'count' }] } }),
    answer: (ctx, { params, body }) => aggregate(ctx, params['c']!, body),
  },
  {
    name: 'read',
    method: 'GET',
    path: '/:c/:id',
    by: 'read',
    isAlike: true,
    summary: ({ label }) => ({ th: `อ่าน${label.th}`, en: `Read one ${label.en}` }),
    describe: (collection) => ({ answer: rowResponse(collection) }),
    example: ({ there }) => ({ params: { id: there } }),
    answer: async (ctx, { params }) => {
      const data = await findOne(ctx, params['c']!, params['id']!)
      if (!data) throw notFound()
      return { status: 200, data }
    },
  },
  {
    name: 'create',
    method: 'POST',
    path: '/:c',
    by: 'create',
    only: ({ singleton = false }) => !singleton,
    summary: ({ label }) => ({ th: `เพิ่ม${label.th}`, en: `Add a ${label.en}` }),
    describe: (collection) => ({
      request: writtenRow(collection, { isNew: true }),
      answer: rowResponse(collection, { isNew: true }),
    }),
    example: ({ row }) => ({ request: { data: row } }),
    answer: (ctx, { params, body }) => {
      // Created together with the site.
      if (collectionOf(ctx, params['c']!).singleton) throw forbidden()
      return createOne(ctx, params['c']!, body)
    },
  },
  {
    name: 'change',
    method: 'PUT',
    path: '/:c/:id',
    by: 'update',
    summary: ({ label }) => ({ th: `แก้ไข${label.th}`, en: `Change a ${label.en}` }),
    describe: (collection) => ({
      request: writtenRow(collection, { isNew: false }),
      answer: rowResponse(collection),
      matches: true,
    }),
    example: ({ made, change }) => ({ params: { id: made }, request: { data: change, version: 1 } }),
    answer: (ctx, call) => changeOne(ctx, call.params['c']!, { ...meant(call), body: call.body }),
  },
  {
    name: 'remove',
    method: 'DELETE',
    path: '/:c/:id',
    by: 'remove',
    summary: ({ label }) => ({ th: `ลบ${label.th}`, en: `Remove a ${label.en}` }),
    describe: (collection) => ({ answer: rowResponse(collection), matches: true }),
    example: ({ made }) => ({ params: { id: made } }),
    answer: (ctx, call) => removeOne(ctx, call.params['c']!, meant(call)),
  },
  {
    name: 'restore',
    method: 'POST',
    path: '/:c/:id/restore',
    by: 'remove',
    summary: ({ label }) => ({ th: `กู้คืน${label.th}ที่ลบไป`, en: `Restore a removed ${label.en}` }),
    only: ({ softDelete = false }) => softDelete,
    describe: (collection) => ({ answer: rowResponse(collection), matches: true }),
    example: ({ made }) => ({ params: { id: made } }),
    answer: (ctx, call) => restoreOne(ctx, call.params['c']!, meant(call)),
  },
  {
    name: 'history',
    method: 'GET',
    path: '/:c/:id/history',
    by: 'read',
    among: staffRoles,
    only: ({ history = false }) => history,
    summary: ({ label }) => ({ th: `ดูประวัติการแก้ไข${label.th}`, en: `See the edits of a ${label.en}` }),
    describe: () => ({ query: pageQuery, answer: answeredHistory }),
    example: ({ made }) => ({ params: { id: made } }),
    answer: (ctx, { params, query }) => pageOfHistory(ctx, params['c']!, { _id: params['id']!, page: query['page'] }),
  },
]

const meant = ({ params, match }: ApiCall) => ({ _id: params['id']!, match })
