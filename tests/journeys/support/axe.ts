import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns the serious findings of axe on the page: the rule and the place. A frame without scripts cannot be inspected,
 * so with `hasPictures` such frames are skipped.
 */
export async function findings(page: Page, { hasPictures = false } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (hasPictures ? axe.setLegacyMode().options({ iframes: false }) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * Returns the structure of a screen as one text: its elements with what axe checks, without their content. Rows with
 * the same structure count once.
 */
export const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kept = ['class', 'role', 'type', 'style', 'href', 'disabled', 'tabindex', 'hidden']
    const written = (name: string, value: string) =>
      ['class', 'role', 'type', 'style'].includes(name) ? `${name}=${value}` : name
    const told = (element: Element): string => {
      if (element.tagName === 'SVG' || element.tagName === 'svg') return 'svg'
      const marks = element
        .getAttributeNames()
        .filter((name) => kept.includes(name) || name.startsWith('aria-'))
        .map((name) => written(name, element.getAttribute(name)!))
      const inside = new Set([...element.children].map(told))
      const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim())
      return `<${element.tagName} ${marks.join(' ')}${speaks ? ' …' : ''}>${[...inside].join('')}`
    }
    return told(document.documentElement)
  })
