/** The parts of a site by their fields of its configuration; of two it is a menu that is there. */
export const partNames = ['homepage', 'header', 'subheader', 'navigator', 'menu', 'footer'] as const
export type PartName = (typeof partNames)[number]

export const isMenuPart = (part: PartName) => part === 'navigator' || part === 'menu'

export const partOf = (text: unknown): PartName | null => partNames.find((one) => one === text) ?? null
