import type { BlockLoad } from '#platform/content/page/block.ts'

/** What the view of a field gets: its props, and the id of its object, which is that of its field. */
export type FieldContent<Props> = Props & { id: string }

export type FieldLoad<Props> = BlockLoad<Props, FieldContent<Props>>

/** The content of fields by object id. It is the same for everybody. */
export async function fieldContent<Props>(
  _ctx: unknown,
  placed: readonly { id: string; props: Props }[],
): Promise<Record<string, FieldContent<Props>>> {
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...props, id }]))
}
