const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** Formats a number of bytes for people, in units of 1,024: `812 B`, `1.4 MB`. */
export const formatBytes = (bytes: number): string => {
  const unit = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  const amount = bytes / 1024 ** unit
  const digits = unit > 0 && amount < 100 ? 1 : 0
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${units[unit]}`
}
