/** The preview widths, in CSS pixels. */
export const screens = [
  { name: 'desktop', width: 1280, icon: 'device-desktop' },
  { name: 'tablet', width: 834, icon: 'device-tablet' },
  { name: 'phone', width: 360, icon: 'device-mobile' },
] as const
