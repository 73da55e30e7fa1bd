import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import { keepFile, mayUpload, takeIn } from '#platform/content/file/upload/upload.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { uploadOwner } from '../upload/ticket.server.ts'

/** A file that was not stored: the path of its field as the judge writes it, and why. */
export interface RefusedFile {
  path: string
  text: string
}

interface Keeping {
  definition: FormDefinition
  opened: { formID: string; key: string }
  form: FormData
}

/**
 * Stores the files of a form that a browser sent without a script, as uploads of its key, and puts their keys into the form. Returns those
 * that were refused, and the names of the others by key.
 */
export async function keepFiles(ctx: Context, { definition, opened, form }: Keeping) {
  const refused: RefusedFile[] = []
  const names: Record<string, string> = {}
  for (const { field, path } of uploadPaths(definition)) {
    for (const file of form.getAll(path).filter((one) => one instanceof File && one.name !== '' && one.size > 0)) {
      const kept = await keepOne(granted(ctx, { field, opened }), file as File)
      if ('refused' in kept) refused.push({ path, text: kept.refused })
      else {
        form.append(path, kept.key)
        names[kept.key] = (file as File).name
      }
    }
  }
  return { refused, names }
}

function uploadPaths({ fields, sets }: FormDefinition): { field: FormField; path: string }[] {
  const of = (list: readonly FormField[], before: string) =>
    list.filter(({ type }) => type === 'upload').map((field) => ({ field, path: before + field.name }))
  const ofSets = sets.flatMap((set) =>
    Array.from({ length: set.limit }, (_, at) => of(set.fields, `${set.name}.${at}.`)).flat(),
  )
  return [...of(fields, ''), ...ofSets]
}

const granted = (ctx: Context, { field, opened }: { field: FormField; opened: Keeping['opened'] }): Context => ({
  ...ctx,
  uploadGrant: {
    owner: uploadOwner(opened),
    types: field.fileTypeLimit.map((type) => type.trim().replace(/^\./, '').toLowerCase()),
    most: field.fileSizeLimit * 2 ** 20,
  },
})

async function keepOne(ctx: Context, file: File): Promise<{ key: string } | { refused: string }> {
  try {
    const taken = await mayUpload(ctx)
    const spooled = await takeIn(ctx, { stream: Readable.fromWeb(file.stream() as ReadableStream), taken })
    return await keepFile(ctx, { file: spooled, taken, about: { name: file.name, alt: '', isPublic: false } })
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return { refused: issue[ctx.locale] }
  }
}
