/** Returns the name of a province, district or subdistrict without its title, so that spellings can be compared. */
export const placeName = (text: string): string => {
  const name = text.replaceAll(/\s/g, '').replace(/^(?:จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|แขวง)/, '')
  return /^(?:กรุงเทพ(?:มหานคร|ฯ)?|กทม\.?)$/.test(name) ? 'กรุงเทพมหานคร' : name
}
