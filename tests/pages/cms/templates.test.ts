import { expect, test } from 'vitest'
import { readPage } from '#domain/page/page.ts'
import { collectBlocks } from '#app/registry/blocks.server.ts'
import { templateNamed, templates } from '#modules/cms/site/templates/all.ts'
import { pageFrom } from '#modules/cms/site/templates/template.ts'

const blocks = collectBlocks(import.meta.dirname)

test.each(templates.flatMap((template) => [[template, 'th'] as const, [template, 'en'] as const]))(
  '$name is a page of blocks as they are now, in %s',
  (template, locale) => {
    const page = pageFrom(template, locale)
    expect(readPage(page)).toEqual({ page })
    for (const { type, version, props } of page.rows.flatMap(({ columns }) =>
      columns.flatMap(({ objects }) => objects),
    )) {
      const { block } = blocks.get(type)!
      expect(version, type).toBe(block.version)
      expect(block.props.safeParse({ ...(block.defaults as object), ...props }).error, type).toBeUndefined()
    }
  },
)

test('each is found by its name, and nothing else is', () => {
  for (const template of templates) expect(templateNamed(template.name)).toBe(template)
  for (const name of ['', 'Home', '__proto__', 'constructor']) expect(templateNamed(name)).toBeNull()
})
