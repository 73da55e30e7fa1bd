/** A text that is hard to find, cut, sort or store, and the reason. */
export interface Nasty {
  why: string
  text: string
  /** Other spellings of the same text, typed or copied. Each finds all the others. */
  alike?: readonly string[]
  /** Texts that look or are typed similarly but differ. */
  unlike?: readonly string[]
}

const places = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `ก${String.fromCharCode(first + at)}`).join('')

const am: Nasty[] = [
  { why: 'am of one letter, without a tone', text: 'คำนำ', alike: ['ค\u0e4d\u0e32น\u0e4d\u0e32'], unlike: ['คานา'] },
  { why: 'am taken apart, the tone before it', text: 'น\u0e49\u0e4d\u0e32ใจ', alike: ['น้ำใจ'], unlike: ['น้าใจ'] },
  { why: 'am taken apart, the tone within it', text: 'น\u0e4d\u0e49\u0e32มัน', alike: ['น้ำมัน'], unlike: ['นำมัน'] },
  { why: 'the tone after a whole am', text: 'น\u0e33\u0e49ประปา', alike: ['น้ำประปา'] },
  { why: 'the tone after am in two letters', text: 'ซ\u0e4d\u0e32\u0e49ซ้อน', alike: ['ซ้ำซ้อน'] },
  { why: 'am with lakkhangyao for aa', text: 'อ\u0e4d\u0e45นาจ', alike: ['อำนาจ'] },
  { why: 'am as NFKC leaves it', text: 'ทำงาน'.normalize('NFKC'), alike: ['ทำงาน'], unlike: ['ทางาน'] },
  { why: 'am parted by an invisible space', text: 'จ\u0e4d\u200b\u0e32นวน', alike: ['จำนวน'] },
  { why: 'two nikhahit before aa', text: 'ส\u0e4d\u0e4d\u0e32คัญ', alike: ['สำคัญ'] },
  { why: 'a nikhahit after aa is no am', text: 'กา\u0e4d', unlike: ['กำ', 'กา'] },
  { why: 'am after a double consonant', text: 'กรรมกรก่ำ', alike: ['กรรมกรก\u0e4d\u0e48\u0e32'] },
]

const vowels: Nasty[] = [
  { why: 'two e typed for ae', text: 'เเม่บ้าน', alike: ['แม่บ้าน'], unlike: ['เม่บ้าน'] },
  { why: 'three e: one of them is a word of its own', text: 'เเเก', alike: ['แเก'], unlike: ['แก', 'เก'] },
  { why: 'two e parted by an invisible space', text: 'เ\u200bเรงงาน', alike: ['แรงงาน'] },
  { why: 'two e at the end of a line', text: 'ทดเเทน\nเเรง', alike: ['ทดแทน\nแรง'] },
  { why: 'ฤ with a long tail', text: 'ฤ\u0e45ษี', alike: ['ฤาษี'], unlike: ['ฤษี'] },
  { why: 'ฦ with a long tail, seen in no living word', text: 'ฦ\u0e45ชา', alike: ['ฦาชา'], unlike: ['ฤๅชา'] },
  { why: 'ฤ alone is a vowel and a letter', text: 'อังกฤษและฤทธิ์', unlike: ['องกฤษและฤทธิ์'] },
  { why: 'the short and the long vowel differ by one stroke', text: 'ทิศทาง', unlike: ['ทีศทาง', 'ทึศทาง', 'ทืศทาง'] },
  { why: 'sara ue typed as sara i and nikhahit', text: 'ศ\u0e34\u0e4dกษา', alike: ['ศึกษา'], unlike: ['ศิกษา'] },
  { why: 'the same the other way round, with a tone', text: 'ห\u0e4d\u0e34\u0e48ง', alike: ['หึ่ง'], unlike: ['หิ่ง'] },
  { why: 'ไ and ใ sound alike and are two letters', text: 'ใหม่', unlike: ['ไหม่', 'ไหม'] },
  { why: 'a vowel that stands before its consonant', text: 'เกวียน', unlike: ['กเวียน'] },
  { why: 'a leading vowel without a consonant', text: 'โ', unlike: ['ไ', 'ใ', 'เ', 'แ'] },
  { why: 'a vowel sign that is three letters around one', text: 'เกาะ', unlike: ['เกา', 'แกะ'] },
  { why: 'maitaikhu with a tone', text: 'ก\u0e48\u0e47', alike: ['ก\u0e47\u0e48'], unlike: ['ก็', 'ก่'] },
]

const marks: Nasty[] = [
  { why: 'the tone before the upper vowel', text: 'ท\u0e48\u0e35ดิน', alike: ['ที่ดิน'], unlike: ['ทีดิน'] },
  { why: 'the tone before the lower vowel', text: 'ร\u0e48\u0e38นพี่', alike: ['รุ่นพี่'], unlike: ['รุนพี่', 'รู่นพี่'] },
  { why: 'the silencer before the vowel', text: 'พันธ\u0e4c\u0e38ไม้', alike: ['พันธุ์ไม้'], unlike: ['พันธุไม้'] },
  { why: 'the silencer before an upper vowel', text: 'สิทธ\u0e4c\u0e34', alike: ['สิทธิ์'], unlike: ['สิทธิ'] },
  { why: 'a tone twice, as a slow finger types it', text: 'ที\u0e48\u0e48นี\u0e48', alike: ['ที่นี่'] },
  { why: 'an upper vowel twice', text: 'ท\u0e35\u0e35', alike: ['ที'], unlike: ['ที่'] },
  { why: 'a lower vowel twice with a tone between', text: 'ผ\u0e39\u0e49\u0e39เรียน', alike: ['ผู้เรียน'] },
  { why: 'two different tones on one letter', text: 'ก\u0e49\u0e48', alike: ['ก\u0e48\u0e49'], unlike: ['ก้', 'ก่'] },
  { why: 'a tone after a vowel that stands by itself', text: 'นา\u0e49', unlike: ['น้า', 'นา'] },
  { why: 'words that differ in the tone alone', text: 'ปา', unlike: ['ป่า', 'ป้า', 'ป๊า', 'ป๋า'] },
  { why: 'a mark without a base', text: '\u0e48', unlike: ['\u0e49', 'ก่'] },
  { why: 'a mark at the start of a word', text: '\u0e49น้ำ', unlike: ['น้ำ'] },
  { why: 'only marks', text: '\u0e48\u0e49\u0e34\u0e38', alike: ['\u0e38\u0e34\u0e48\u0e49'] },
  { why: 'a mark after a space', text: 'ก \u0e48', unlike: ['ก่', 'ก'] },
  {
    why: 'every mark on one letter',
    text: 'ก\u0e4e\u0e4d\u0e4c\u0e4b\u0e4a\u0e49\u0e48\u0e47\u0e37\u0e36\u0e35\u0e34\u0e31\u0e3a\u0e39\u0e38',
  },
  { why: 'two hundred tones on one letter', text: `ก${'\u0e48'.repeat(200)}`, alike: ['ก่'] },
  { why: 'a Thai mark on a Latin letter', text: 'a\u0e48b', unlike: ['ab'] },
  { why: 'a Latin accent on a Thai letter', text: 'ก\u0301ข', unlike: ['กข', 'ก\u0300ข'] },
  { why: 'Thai and Latin marks mixed on one letter', text: 'a\u0e48\u0301', alike: ['a\u0301\u0e48', 'á\u0e48'] },
  {
    why: 'a Thai vowel between a letter and its accent',
    text: 'a\u0e35\u0301',
    alike: ['á\u0e35'],
    unlike: ['a\u0e35'],
  },
  { why: 'yamakkan of old books', text: 'พ\u0e4eรหม', unlike: ['พรหม', 'พ์รหม'] },
]

const pali: Nasty[] = [
  { why: 'Pali with phinthu under the letter', text: 'ปฏ\u0e3aฐาน', unlike: ['ปฏฐาน', 'ปัฏฐาน'] },
  { why: 'phinthu after a vowel', text: 'ส\u0e34\u0e3aก', alike: ['ส\u0e3a\u0e34ก'] },
  { why: 'nikhahit as the Pali ṃ', text: 'พุทธ\u0e4d สรณ\u0e4d คจฺฉามิ', unlike: ['พุทธ สรณ คจฺฉามิ'] },
  { why: 'nikhahit with a tone', text: 'อห\u0e48\u0e4d', alike: ['อห\u0e4d\u0e48'] },
  { why: 'ฎ and ฏ, ด and ต differ by a foot', text: 'กฎ', unlike: ['กฏ', 'กด', 'กต'] },
  { why: 'letters that nobody uses any more', text: 'ฃวดและฅน', unlike: ['ขวดและคน'] },
  { why: 'angkhankhu and khomut of old poems', text: 'จบเรื่อง ๚๛', unlike: ['จบเรื่อง ๚', 'จบเรื่อง'] },
  { why: 'fongman at the head of a paragraph', text: '๏ อันความกรุณาปรานี', unlike: ['° อันความกรุณาปรานี'] },
]

const signs: Nasty[] = [
  { why: 'ๆ written close', text: 'ต่างๆ ที่', alike: ['ต่าง ๆ ที่', 'ต่าง\u00a0ๆ ที่', 'ต่าง  ๆ ที่'], unlike: ['ต่าง ที่'] },
  { why: 'ๆ alone', text: 'ๆ', alike: [' ๆ'], unlike: ['ฯ'] },
  { why: 'ฯ of abbreviation', text: 'กรุงเทพฯ', unlike: ['กรุงเทพ'] },
  { why: 'ฯลฯ, and so on', text: 'ช่างไฟ ช่างปูน ฯลฯ', unlike: ['ช่างไฟ ช่างปูน ฯ'] },
  { why: 'ฯพณฯ begins with a sign', text: 'ฯพณฯ รัฐมนตรี', unlike: ['พณฯ รัฐมนตรี'] },
  {
    why: 'an abbreviation with points',
    text: 'พ.ร.บ. โรงงาน พ.ศ. ๒๕๓๕',
    alike: ['พ.ร.บ. โรงงาน พ.ศ. 2535'],
    unlike: ['พรบ โรงงาน พศ 2535'],
  },
  { why: 'an abbreviation that hides in words', text: 'อบรม จป. บริหาร', unlike: ['อบรม จบ. บริหาร'] },
  { why: 'one that the segmenter cuts wrongly', text: 'ซิกซ์ซิกม่า', unlike: ['ซิกซิกม่า'] },
  { why: 'baht', text: '฿1,234.50', alike: ['฿๑,๒๓๔.๕๐'], unlike: ['B1,234.50'] },
]

const digits: Nasty[] = [
  { why: 'Thai digits', text: 'รุ่นที่ ๑๒/๒๕๖๙', alike: ['รุ่นที่ 12/2569'], unlike: ['รุ่นที่ 21/2569'] },
  { why: 'digits of both kinds in one number', text: '๑2๓', alike: ['123', '๑๒๓'] },
  { why: 'full-width digits', text: '１２３４', alike: ['1234', '๑๒๓๔'] },
  { why: 'raised and lowered digits', text: 'm² และ CO₂', alike: ['m2 และ CO2'] },
  { why: 'a digit in a circle', text: 'ขั้นที่ ①', alike: ['ขั้นที่ 1', 'ขั้นที่ ๑'] },
  { why: 'a fraction of one letter', text: '½ วัน', alike: ['1⁄2 วัน'], unlike: ['12 วัน'] },
  { why: 'a Roman number of one letter', text: 'ระดับ Ⅳ', alike: ['ระดับ IV', 'ระดับ ⅳ'], unlike: ['ระดับ VI'] },
  { why: 'Lao digits look like Thai ones and are not', text: '໑໒', unlike: ['๑๒', '12'] },
  { why: 'a phone number with a hard hyphen', text: '081\u2011234\u20115678', alike: ['081-234-5678', '๐๘๑-๒๓๔-๕๖๗๘'] },
  { why: 'a number with a minus of mathematics', text: '\u22125 °C', alike: ['-5 °C'], unlike: ['5 °C'] },
]

const latin: Nasty[] = [
  { why: 'capitals', text: 'EXCEL ขั้นสูง', alike: ['excel ขั้นสูง', 'Excel ขั้นสูง'] },
  { why: 'full-width letters', text: 'ＰＬＣ พื้นฐาน', alike: ['PLC พื้นฐาน', 'plc พื้นฐาน'] },
  { why: 'a full-width per cent sign', text: '１００％', alike: ['100%'], unlike: ['100'] },
  { why: 'an accent composed', text: 'Café', alike: ['Cafe\u0301', 'CAFÉ'], unlike: ['Cafe'] },
  { why: 'an accent apart', text: 'cre\u0300me bru\u0302le\u0301e', alike: ['crème brûlée'] },
  { why: 'two accents in the other order', text: 'e\u0323\u0302', alike: ['e\u0302\u0323', 'ệ'] },
  { why: 'a ligature copied from print', text: 'ﬁnal oﬀer', alike: ['final offer'] },
  { why: 'the German sharp s', text: 'Straße', unlike: ['Strase'] },
  { why: 'the Turkish I with a dot', text: 'İstanbul', alike: ['i\u0307stanbul'], unlike: ['ıstanbul'] },
  { why: 'a Greek word that ends in sigma', text: 'ΟΔΟΣ', alike: ['οδος', 'οδοσ'] },
  { why: 'Cyrillic letters that look Latin', text: 'РОМ', alike: ['ром'], unlike: ['POM'] },
  { why: 'curly quotes', text: '“เรียนรู้” ‘ทันที’', alike: ['"เรียนรู้" \'ทันที\''] },
  { why: 'a long dash', text: 'ไฟฟ้า – อิเล็กทรอนิกส์', alike: ['ไฟฟ้า - อิเล็กทรอนิกส์', 'ไฟฟ้า — อิเล็กทรอนิกส์'] },
  { why: 'an ellipsis of one letter', text: 'รอสักครู่…', alike: ['รอสักครู่...'] },
  { why: 'a trade mark', text: 'Windows™', alike: ['windowsTM'] },
  { why: 'an acute accent for an apostrophe', text: 'it´s', unlike: ["it's"] },
]

const loans: Nasty[] = [
  { why: 'a loan word with a silent letter', text: 'คอมพิวเตอร์', unlike: ['คอมพิวเตอ'] },
  { why: 'a loan word with a silenced pair', text: 'อิเล็กทรอนิกส์', unlike: ['อิเล็กทรอนิค'] },
  { why: 'a name spelled in letters', text: 'เอสเอ็มอี', unlike: ['เอสเอมอี'] },
  { why: 'maitaikhu before a tone', text: 'เปอร์เซ็นต์', unlike: ['เปอร์เซนต์'] },
  { why: 'Thai and Latin without a space', text: 'งานPLCและSCADAเบื้องต้น', alike: ['งานplcและscadaเบื้องต้น'] },
  { why: 'Thai, Lao, Khmer and Latin in one title', text: 'ไทย ລາວ ខ្មែរ English', alike: ['ไทย ລາວ ខ្មែរ ENGLISH'] },
  { why: 'Lao am, which has two forms too', text: 'ນ\u0ec9\u0eb3', alike: ['ນ\u0ec9\u0ecd\u0eb2'], unlike: ['น้ำ'] },
  { why: 'Chinese beside Thai', text: '泰国 ประเทศไทย', unlike: ['秦国 ประเทศไทย'] },
  { why: 'half-width katakana', text: 'ﾄﾖﾀ', alike: ['トヨタ'] },
  { why: 'half-width katakana with a voiced mark', text: 'ﾎﾝﾀﾞ', alike: ['ホンダ'], unlike: ['ホンタ'] },
  { why: 'Korean from parts', text: '\u1112\u1161\u11ab', alike: ['한'] },
  { why: 'Vietnamese', text: 'Nguyễn', alike: ['NGUYE\u0302\u0303N'], unlike: ['Nguyen'] },
]

const invisible: Nasty[] = [
  { why: 'zero width spaces between words', text: 'ช่าง\u200bไฟฟ้า\u200bภายใน', alike: ['ช่างไฟฟ้าภายใน'] },
  { why: 'a zero width non-joiner', text: 'ไฟ\u200cฟ้า', alike: ['ไฟฟ้า'] },
  { why: 'a zero width joiner', text: 'ประกัน\u200dภัย', alike: ['ประกันภัย'] },
  { why: 'a byte order mark at the front', text: '\ufeffบทนำ', alike: ['บทนำ'] },
  { why: 'a byte order mark within', text: 'บท\ufeffสรุป', alike: ['บทสรุป'] },
  { why: 'a soft hyphen', text: 'อุตสาห\u00adกรรม', alike: ['อุตสาหกรรม'] },
  { why: 'a word joiner', text: 'ความ\u2060ปลอดภัย', alike: ['ความปลอดภัย'] },
  { why: 'an invisible space between a letter and its mark', text: 'ท\u200b\u0e35\u0e48พัก', alike: ['ที่พัก'] },
  { why: 'a mark that turns the text right to left', text: 'โค้ด \u202egnp.exe', alike: ['โค้ด gnp.exe'] },
  { why: 'left-to-right and right-to-left marks', text: 'ก\u200eข\u200fค', alike: ['กขค'] },
  { why: 'isolates', text: '\u2066Wicha\u2069 วิชา', alike: ['Wicha วิชา'] },
  { why: 'a hard space', text: '30\u00a0ชั่วโมง', alike: ['30 ชั่วโมง', '๓๐ ชั่วโมง'] },
  { why: 'a narrow and an ideographic space', text: '6\u202fวัน\u3000เต็ม', alike: ['6 วัน เต็ม'] },
  { why: 'a control letter from a word processor', text: 'หัวข้อ\u0002ย่อย', alike: ['หัวข้อย่อย'] },
  { why: 'marks that an old PDF keeps in the private area', text: 'ป\uf713\uf702น', alike: ['ปี่น'], unlike: ['ปีน'] },
  { why: 'the same as a Macintosh kept them', text: 'ก\uf88bาวหน\uf88eา', alike: ['ก่าวหน้า'] },
  { why: 'a letter that lost its foot in print', text: '\uf70fาติ', alike: ['ญาติ'] },
  {
    why: 'every place of the private area of Windows',
    text: places(0xf700, 27),
    alike: ['กฐกิกีกึกืก่ก้ก๊ก๋ก์ก่ก้ก๊ก๋ก์กญกักํก็ก่ก้ก๊ก๋ก์กุกูกฺ'],
  },
  {
    why: 'every place of the private area of Macintosh',
    text: places(0xf884, 27),
    alike: ['กักิกีกึกืก็ก่ก่ก่ก้ก้ก้ก๊ก๊ก๊ก๋ก๋ก๋ก์ก์ก์กํกญกุกูกฺกฐ'],
  },
  {
    why: 'selectors of a variant, in the first plane and beyond',
    text: 'ก\u{e0100}',
    alike: ['ก\ufe0f', 'ก'],
    unlike: ['ข'],
  },
]

const space: Nasty[] = [
  { why: 'lines of a DOS text', text: 'บรรทัดแรก\r\nบรรทัดสอง' },
  { why: 'tabs', text: 'หัวข้อ\tรายละเอียด' },
  { why: 'a vertical tab and a form feed', text: 'หน้า\u000bหนึ่ง\fหน้าสอง' },
  { why: 'separators of lines and paragraphs', text: 'ย่อหน้า\u2028ใหม่\u2029อีก' },
  { why: 'many spaces between words', text: 'ช่าง     ยนต์', unlike: ['ช่างยนต์'] },
  { why: 'a run of 300 letters without a space', text: 'มาตรฐานฝีมือแรงงานแห่งชาติ'.repeat(12) },
  { why: 'a run of one letter', text: 'ก'.repeat(400) },
  { why: 'a run of letters that all bear marks', text: 'ที่'.repeat(120), alike: ['ท\u0e48\u0e35'.repeat(120)] },
]

const pictures: Nasty[] = [
  { why: 'an emoji beyond the first plane', text: 'เรียนสนุก 😀', unlike: ['เรียนสนุก 😁', 'เรียนสนุก'] },
  { why: 'a family of four joined', text: 'ครอบครัว 👨‍👩‍👧‍👦', unlike: ['ครอบครัว'] },
  { why: 'a flag of two letters', text: 'ธงชาติ 🇹🇭', unlike: ['ธงชาติ 🇹🇼'] },
  { why: 'two flags that share letters', text: '🇹🇭🇹🇭', unlike: ['🇭🇹🇭🇹'] },
  { why: 'a flag of tags', text: 'ทีม 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}' },
  { why: 'a skin colour', text: 'ยกนิ้ว 👍🏽', unlike: ['ยกนิ้ว 👎🏽'] },
  { why: 'a heart that may be a letter or a picture', text: 'รัก ❤\ufe0f', alike: ['รัก ❤'] },
  { why: 'a key with a cap', text: 'กด 5\ufe0f\u20e3', unlike: ['กด 6\ufe0f\u20e3'] },
  { why: 'letters of mathematics', text: '𝐖𝐢𝐜𝐡𝐚', alike: ['Wicha', 'WICHA'] },
  { why: 'forty accents on each letter', text: ['Z', 'a', 'l'].map((one) => one + '\u0301\u0316'.repeat(20)).join('') },
]

const directions: Nasty[] = [
  { why: 'Arabic in a Thai title', text: 'อิสลาม إسلام ศึกษา', unlike: ['อิสลาม ศึกษา'] },
  { why: 'an Arabic ligature', text: 'ﷺ', unlike: ['ﷻ'] },
  { why: 'Hebrew with points', text: 'שָׁלוֹם', unlike: ['שלום'] },
]

const code: Nasty[] = [
  { why: 'a quote that ends an SQL text', text: "ครู'; drop table course; --", unlike: ['ครู; drop table course; --'] },
  { why: 'a dollar quote', text: '$$ราคา$$' },
  { why: 'the wild cards of LIKE', text: '100%_แท้', unlike: ['100xyแท้'] },
  { why: 'a backslash before a wild card', text: 'a\\%b\\_c', unlike: ['a%b_c'] },
  { why: 'one backslash', text: 'C:\\โฟลเดอร์\\' },
  { why: 'a placeholder of a driver', text: 'ข้อ $1 และ ?' },
  { why: 'a tag of HTML', text: '<b>หนา</b><script>alert(1)</script>' },
  { why: 'an entity of HTML', text: 'R&amp;D &lt;งานวิจัย&gt;', unlike: ['R&D <งานวิจัย>'] },
  { why: 'an attribute that breaks out', text: '" onmouseover="alert(1)' },
  { why: 'a template', text: '{{7*7}} ${7*7} <%= 7*7 %>' },
  { why: 'signs of a pattern', text: '(ก+)+$ [ก-ฮ]* ^.?', unlike: ['(ก+)+$ [ก-ฮ]* ^!?'] },
  { why: 'a formula of a spreadsheet', text: '=HYPERLINK("http://evil.example","คลิก")' },
  { why: 'a path upwards', text: '../../ครู/../รหัสผ่าน', unlike: ['ครู/รหัสผ่าน'] },
  { why: 'an address with per cent signs', text: '%2e%2e%2f%00', unlike: ['..%2f'] },
  { why: 'a header that breaks the line', text: 'หัวข้อ\r\nSet-Cookie: a=b' },
  { why: 'the name of a prototype', text: '__proto__', unlike: ['proto'] },
  { why: 'words that programs take for nothing', text: 'null undefined NaN', alike: ['NULL undefined nan'] },
  { why: 'an operator of the query language', text: '{"$ne":null}' },
  { why: 'a JSON text that ends early', text: '","role":"admin' },
]

/** Texts that a person may store. */
export const corpus: readonly Nasty[] = [
  ...[...am, ...vowels, ...marks, ...pali, ...signs, ...digits, ...latin, ...loans, ...invisible],
  ...[...space, ...pictures, ...directions, ...code],
]

/** Texts that a database cannot store. They are refused before they reach it. */
export const unstorable: readonly Nasty[] = [
  { why: 'NUL', text: 'ก\u0000ข' },
  { why: 'NUL alone', text: '\u0000' },
  { why: 'the first half of a pair', text: 'ก\ud83dข' },
  { why: 'the second half of a pair', text: '\ude00ก' },
  { why: 'the halves in the wrong order', text: '\ude00\ud83d' },
]

/** Invisible texts, which cannot be names. */
export const unseen: readonly Nasty[] = [
  { why: 'nothing', text: '' },
  { why: 'only spaces of all widths', text: ' \t\u00a0\u2003\u3000\r\n' },
  { why: 'only invisible letters', text: '\u200b\u200d\u2060' },
  { why: 'only marks of direction', text: '\u202e\u200f\u2066' },
  { why: 'only letters of control', text: '\u0007\u001b' },
]

/** Every text of the corpus and its other spellings. */
export const everyText: readonly string[] = [
  ...new Set(corpus.flatMap(({ text, alike = [], unlike = [] }) => [text, ...alike, ...unlike])),
]
