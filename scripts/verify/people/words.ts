import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#domain/locale/locale.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { root } from '../../building/built.ts'

/** Whether a text is the product's own, in a language that is not the reader's. */
export type IsForeign = (text: string, lang: Locale) => boolean

/** Knows every word of the product that has no value put into it, but for those that the demo's own rows say too. */
export const knowWords = async (): Promise<IsForeign> => {
  const said: Record<Locale, Set<string>> = { th: new Set(), en: new Set() }
  const rows = await seeds()
  for (const { th, en } of await textsOf()) {
    if (/[{}]/.test(th + en) || rows.includes(`'${th}'`) || rows.includes(`'${en}'`)) continue
    said.th.add(th)
    said.en.add(en)
  }
  return (text, lang) => said[lang === 'th' ? 'en' : 'th'].has(text) && !said[lang].has(text)
}

/** The rows that the demo and every new site begin with, as they are written down. */
async function seeds(): Promise<string> {
  const texts: string[] = []
  for await (const path of glob(['database/seeds/**/*.ts', 'src/platform/site/site-tree/*.ts', 'src/app/seed/*.ts'], {
    cwd: root,
  }))
    texts.push(readFileSync(join(root, path), 'utf8'))
  return texts.join()
}

/** Every word of the product that a table of words, a manifest or a collection says. */
export async function textsOf(): Promise<Text[]> {
  const texts: Text[] = []
  for await (const path of glob('src/**/{words,*-words,manifest}.ts', { cwd: root }))
    gather(await import(join(root, path)), { texts, seen: new Set() })
  return texts
}

function gather(value: unknown, into: { texts: Text[]; seen: Set<unknown> }) {
  if (typeof value !== 'object' || value === null || into.seen.has(value)) return
  into.seen.add(value)
  if (isText(value)) into.texts.push(value)
  else for (const part of Object.values(value)) gather(part, into)
}

const isText = (value: object): value is Text =>
  'th' in value && 'en' in value && typeof value.th === 'string' && typeof value.en === 'string'
