/** Days from one `YYYY-MM-DD` to another: 0 on the day itself, negative when it is past. */
export const daysUntil = (today: string, day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)
