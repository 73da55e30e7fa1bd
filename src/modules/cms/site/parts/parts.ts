/** The parts of a site by their configuration fields. Two of them hold a menu. */
export const partNames = ['homepage', 'header', 'subheader', 'navigator', 'menu', 'footer'] as const
export type PartName = (typeof partNames)[number]

export const isMenuPart = (part: PartName) => part === 'navigator' || part === 'menu'

export const partOf = (text: unknown): PartName | null => partNames.find((one) => one === text) ?? null
