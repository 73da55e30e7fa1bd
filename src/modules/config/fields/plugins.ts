import type { App } from '#platform/context.ts'

/** Modules that a site's list may name before the product has them (specification §3). */
const announced = [{ value: 'shop', label: { th: 'ร้านค้า', en: 'Shop' } }]

/** The optional modules. */
export const plugins = ({ manifests }: Pick<App, 'manifests'>) => {
  const known = manifests.filter(({ isCore }) => !isCore).map(({ name, label }) => ({ value: name, label }))
  return [...known, ...announced.filter(({ value }) => !known.some((one) => one.value === value))]
}
