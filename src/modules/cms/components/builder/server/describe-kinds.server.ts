import { blockGroups, type BlockGroup, type EditorField } from '#domain/page/edit/block-editor.ts'
import type { Context } from '#platform/context.ts'
import type { Locale } from '#platform/site/i18n/words.ts'

/** A type of block for the page builder, in the person's language. */
export interface Kind {
  type: string
  version: number
  label: string
  group: BlockGroup
  icon: string
  isCard: boolean
  defaults: Record<string, unknown>
  fields: readonly KindsMessage<EditorField>[]
  /** The stylesheets that its view needs. */
  styles: readonly string[]
  /** The plugin that must be enabled. */
  isOff: string | null
}

export type SaidField = KindsMessage<EditorField>

/** The same with each text in one language. */
type KindsMessage<T> = T extends { th: string; en: string }
  ? string
  : T extends readonly (infer One)[]
    ? readonly KindsMessage<One>[]
    : T extends object
      ? { [Key in keyof T]: KindsMessage<T[Key]> }
      : T

/** All types of blocks, in the order of the modules. */
export const describeKinds = ({ app, site, locale }: Pick<Context, 'app' | 'site' | 'locale'>): Kind[] =>
  [...app.blocks.values()].map(({ block, module, styles }) => ({
    ...{ type: block.type, version: block.version, label: block.label[locale], styles },
    ...{ group: block.editor.group, icon: block.editor.icon, isCard: block.editor.isCard === true },
    defaults: block.defaults as Record<string, unknown>,
    fields: inOne(block.editor.fields, locale) as readonly SaidField[],
    isOff: site.plugins.has(module)
      ? null
      : (app.manifests.find(({ name }) => name === module)?.label[locale] ?? module),
  }))

export const describeGroups = (locale: Locale) =>
  Object.entries(blockGroups).map(([name, label]) => ({ name, label: label[locale] }))

function inOne(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => inOne(one, locale))
  if (typeof value !== 'object' || value === null) return value
  if ('th' in value && 'en' in value) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inOne(one, locale)]))
}
