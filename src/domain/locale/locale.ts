/** The two languages of the product; Thai is the default (specification §9). */
export type Locale = 'th' | 'en'
