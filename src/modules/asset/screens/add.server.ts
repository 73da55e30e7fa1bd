import type { LoaderFunctionArgs } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { thaiYear } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as edit } from '#platform/office/screens/edit.server.ts'
import { beginningOf, nextCode } from '../rules/next-code.ts'

export { action } from '#platform/office/screens/edit.server.ts'

/** The default form with the next free code. If two people use the same code, one of them gets an error. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const edited = await edit(args)
  const code = await freeCode(ctx)
  const sections = edited.form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === 'code' ? { ...field, value: code } : field)),
  }))
  return { ...edited, form: { ...edited.form, sections } }
}

async function freeCode(ctx: Context): Promise<string> {
  const { assetCode } = await from(ctx, 'configuration').select('assetCode').executeTakeFirstOrThrow()
  const buddhistYear = thaiYear(Number(bangkokDay(ctx.now).slice(0, 4)))
  const beginning = beginningOf(assetCode, buddhistYear).replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const taken = await from(ctx, 'asset').select('code').where('code', 'like', `${beginning}%`).execute()
  return nextCode(assetCode, { buddhistYear, taken: taken.map(({ code }) => code) })
}
