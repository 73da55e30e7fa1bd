import { inLocale, type Locale } from '#platform/site/i18n/words.ts'
import type { TourStep } from '#ui/office/frame/layer/help/tour.tsx'
import { tourSteps, tourWords } from './words.ts'

/** The element on the screen that each step explains. */
const anchors: Record<keyof typeof tourSteps, string> = {
  menu: '#office-menu, [data-menu-opener]',
  find: '[data-palette]',
  list: '#main table, #main ul, #main',
  add: '[data-add]',
  help: '[data-help]',
}

/** Returns the tour of the back office in one language. */
export const tourOf = (locale: Locale) => ({
  words: inLocale(tourWords, locale),
  steps: Object.entries(tourSteps).map(([name, { title, text }]): TourStep => ({
    ...{ at: anchors[name as keyof typeof tourSteps], title: title[locale], text: text[locale] },
  })),
})
