import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page that is serious or worse: the rule, and where. A frame that runs nothing lets nobody look into it:
 * a page with such pictures is looked at without them.
 */
export async function findings(page: Page, { hasPictures = false } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (hasPictures ? axe.setLegacyMode().options({ iframes: false }) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
