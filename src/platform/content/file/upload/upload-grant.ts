import type { Context } from '#platform/context.ts'

declare module '#platform/context.ts' {
  interface App {
    /** By the name of the ticket: `form` for the header `x-form-ticket`. */
    uploadGrants: ReadonlyMap<string, ReadUploadGrant>
  }
}

/** What a ticket allows somebody without an account to upload. Its files belong to `owner` until a row uses them. */
export interface UploadGrant {
  owner: string
  /** Allowed extensions; empty for all of the site. */
  types: readonly string[]
  /** Bytes for each file; 0 for the limit of the site. */
  most: number
}

/** Returns what a ticket allows now. Throws forbidden for a forged or old one, and too-many for too many files. */
export type ReadUploadGrant = (ctx: Context, ticket: string) => Promise<UploadGrant>

/** Returns the context with the grant of a ticket in the headers. A request of somebody signed in needs none. */
export const withUploadGrant = async (
  ctx: Context,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Context> => {
  for (const [name, read] of ctx.app.uploadGrants) {
    const ticket = headers[`x-${name}-ticket`]
    if (typeof ticket === 'string' && ticket !== '') return { ...ctx, uploadGrant: await read(ctx, ticket) }
  }
  return ctx
}

/** To whom an upload belongs: the viewer, or the owner of the ticket. */
export const uploaderOf = ({ viewer, uploadGrant }: Context): string => uploadGrant?.owner ?? viewer.id
