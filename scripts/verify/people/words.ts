import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#domain/locale/locale.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { root } from '../../building/built.ts'

/** Whether a text belongs to the product but is in the wrong language. */
export type IsForeign = (text: string, lang: Locale) => boolean

/**
 * Returns a check over all texts of the product without placeholders, except those that the demo's rows also contain.
 */
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

/** Returns the source of the rows of the demo and of every new site. */
async function seeds(): Promise<string> {
  const texts: string[] = []
  for await (const path of glob(['database/seeds/**/*.ts', 'src/platform/site/site-tree/*.ts', 'src/app/seed/*.ts'], {
    cwd: root,
  }))
    texts.push(readFileSync(join(root, path), 'utf8'))
  return texts.join()
}

/** Returns every text of the product in word files, manifests and collections. */
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
