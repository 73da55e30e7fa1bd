import { z } from 'zod'

/** A kind of bulk operation: the name of its job, what the whole of it is given, and what each of its items holds. */
export interface BulkKind<Params, Content> {
  /** `module/file`, as of any job. */
  name: string
  params: z.ZodType<Params>
  content: z.ZodType<Content>
  payload: z.ZodType<{ operation: string }>
}

/** Declares a kind. It is separate from its work, so that screens which start it do not import the work. */
export const defineBulkKind = <Params, Content>(
  kind: Omit<BulkKind<Params, Content>, 'payload'>,
): BulkKind<Params, Content> => ({ ...kind, payload: z.object({ operation: z.string() }) })

/** Puts back what other operations or requests wrote: its items are batches of `edit_batch`, the last first. */
export const undoBatchesKind = defineBulkKind({
  name: 'platform/undo-batches',
  params: z.object({ href: z.string() }),
  content: z.string(),
})
