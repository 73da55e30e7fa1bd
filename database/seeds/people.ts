import type { SeedLearner, SeedStaff } from './seed.ts'

export const staff: SeedStaff[] = [
  { username: 'root', firstname: 'ปรีชา', lastname: 'วิชาการ', email: 'root@wicha.test', role: 'root' },
  { username: 'superadmin', firstname: 'กัลยา', lastname: 'ศรีสุข', email: 'superadmin@wicha.test', role: 'superadmin' },
  { username: 'admin', firstname: 'ณัฐพล', lastname: 'รุ่งเรือง', email: 'admin@wicha.test', role: 'admin' },
  { username: 'manager', firstname: 'รุ่งนภา', lastname: 'แก้วกาญจน์', email: 'manager@wicha.test', role: 'manager' },
  { username: 'member', firstname: 'วรพล', lastname: 'ทองสุข', email: 'member@wicha.test', role: 'member' },
]

export const learners: SeedLearner[] = [
  {
    username: 'somchai',
    firstname: 'สมชาย',
    lastname: 'ใจดี',
    email: 'somchai@thaiskills.test',
    phone: '0800001001',
    citizen: '1101700207030',
    bandCode: 'technician',
    enrolments: [
      { site: 'skills', course: 'Google Sheets ทำงานร่วมกันทั้งทีม', done: 4 },
      { site: 'skills', course: 'ไฟฟ้าในบ้าน รู้ทันก่อนเกิดเหตุ', done: 3 },
      { site: 'skills', course: 'สุขาภิบาลอาหารสำหรับผู้สัมผัสอาหาร', done: 0 },
    ],
  },
  {
    username: 'somying',
    firstname: 'สมหญิง',
    lastname: 'แสงทอง',
    email: 'somying@thaiskills.test',
    phone: '0800001002',
    citizen: '1209900045129',
    bandCode: 'service',
    enrolments: [
      { site: 'skills', course: 'สุขาภิบาลอาหารสำหรับผู้สัมผัสอาหาร', done: 4 },
      { site: 'skills', course: 'บาริสต้าเบื้องต้น ชงกาแฟเอสเปรสโซให้รสนิ่งทุกแก้ว', done: 1 },
    ],
  },
  {
    username: 'malee',
    firstname: 'มาลี',
    lastname: 'พงษ์ไพร',
    email: 'malee@thaiskills.test',
    phone: '0800001003',
    citizen: '3301200112671',
    bandCode: 'service',
    enrolments: [
      { site: 'skills', course: 'ปฐมพยาบาลและช่วยฟื้นคืนชีพ (CPR) ในที่ทำงาน', done: 0 },
      { site: 'skills', course: 'ดับเพลิงขั้นต้นและอพยพหนีไฟ', done: 2 },
    ],
  },
  {
    username: 'decha',
    firstname: 'เดชา',
    lastname: 'มั่นคง',
    email: 'decha@thaiskills.test',
    phone: '0800001006',
    citizen: '3100905517265',
    bandCode: 'technician',
    teaches: 'อ.เดชา มั่นคง',
    enrolments: [],
  },
  {
    username: 'wichian',
    firstname: 'วิเชียร',
    lastname: 'บุญมา',
    email: 'wichian@rayongacademy.test',
    phone: '0800001004',
    citizen: '1504700918300',
    bandCode: 'maintenance',
    enrolments: [
      { site: 'factory', course: 'ล็อกและแขวนป้าย (LOTO) สำหรับช่างซ่อมบำรุง', done: 2 },
      { site: 'factory', course: '5ส ที่อยู่ได้เกินสามเดือน', done: 3 },
    ],
  },
  {
    username: 'duangjai',
    firstname: 'ดวงใจ',
    lastname: 'พรมมา',
    email: 'duangjai@rayongacademy.test',
    phone: '0800001005',
    citizen: '1801100563491',
    bandCode: 'production',
    enrolments: [{ site: 'factory', course: 'ล็อกและแขวนป้าย (LOTO) สำหรับช่างซ่อมบำรุง', done: 0 }],
  },
]
