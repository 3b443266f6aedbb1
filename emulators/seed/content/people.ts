import { employeeCategories } from '@content/types/employee';
import { idOf, type SeedEntry } from '../entry';

const [management, project, committee] = employeeCategories;

const rows: readonly (readonly [string, string, string])[] = [
  [management, 'Narayan Bahadur Sample', 'Executive Director'],
  [management, 'Sarita Example Shahi', 'Program Manager'],
  [management, 'Dil Kumari Sample', 'Finance Manager'],
  [management, 'Prakash Example', 'Monitoring and Learning Officer'],
  [project, 'Hira Sample Rokaya', 'Social Mobiliser, upper wards'],
  [project, 'Mahesh Example Bista', 'Water Supply Technician'],
  [project, 'Laxmi Sample', 'Nurse and Health Facilitator'],
  [project, 'Tek Bahadur Example', 'Agriculture Technician'],
  [project, 'Sunita Sample Nepali', 'Livelihood Facilitator'],
  [project, 'Ramesh Example', 'School Program Coordinator'],
  [project, 'Bishnu Maya Sample', 'Social Mobiliser, lower wards'],
  [project, 'Karna Example Budha', 'Disaster Preparedness Officer'],
  [committee, 'गोमा देवी नमुना', 'अध्यक्ष (Chairperson)'],
  [committee, 'Hari Prasad Sample', 'Vice Chairperson'],
  [committee, 'Kalpana Example', 'General Secretary'],
  [committee, 'Bhim Sample Thapa', 'Treasurer'],
  [committee, 'Parbati Example B.K.', 'Member'],
  [committee, 'Jaya Sample Malla', 'Member'],
];

export const employees: readonly SeedEntry[] = rows.map(([category, name, position], at) => ({
  path: 'employees',
  id: idOf('person', at, name),
  values: { category, name, position, displayOrder: String((at + 1) * 10) },
  files: [{ kind: 'portrait', upload: 'photo', alt: `${name}, drawn` }],
}));
