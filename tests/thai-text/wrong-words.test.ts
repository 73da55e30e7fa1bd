import { expect, test } from 'vitest'
import { textsOf } from '../../scripts/verify/people/words.ts'
import { wrongIn } from '../../scripts/verify/people/wrong-text.ts'

/** Texts contain placeholders in braces, which are filled at display time. */
const filled = (text: string) => text.replaceAll(/\{[^}]*\}/g, '…')

test('no word of the product shows a day, money or a value as nobody should read it', async () => {
  const texts = await textsOf()
  expect(texts.length).toBeGreaterThan(2000)
  expect(texts.flatMap(({ th, en }) => [...wrongIn(filled(th), 'th'), ...wrongIn(filled(en), 'en')])).toEqual([])
})
