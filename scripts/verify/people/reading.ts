import type { Page } from '@playwright/test'

const left = 'code, pre, textarea, script, style, noscript, svg, [contenteditable=true]'

/**
 * What a screen says, line by line: what is visible, and what is only heard or hinted at. Code and what people write is left
 * out, and what is so long that nobody but people wrote it.
 */
export const linesOn = (page: Page): Promise<string[]> =>
  page.evaluate((without) => {
    const lines = new Set([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      // A word that is kept whole is in a part of its own, and is no line.
      const parent = walker.currentNode.parentElement!.closest<HTMLElement>(':not(.nb)')!
      if (walker.currentNode.nodeValue?.trim() && !parent.closest(without) && parent.checkVisibility())
        lines.add(parent.innerText)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) lines.add(element.getAttribute(name) ?? '')
    }
    const plain = [...lines].map((line) => line.replaceAll(/\s+/g, ' ').trim())
    return [...new Set(plain)].filter((line) => line !== '' && line.length < 400)
  }, left)
