/** Weekly goals of the demo's learners, by user name; null for the default. */
export const demoGoals: Readonly<Record<string, number | null>> = {
  learner: 4,
  'emre.demir': 2,
  'aroha.parata': 3,
  'дарина.коваль': 4,
  'ليلى.حداد': null,
  'nguyen.an': null,
  'sipho.ndlovu': 2,
  高橋美咲: null,
  'siobhan.oconnor': null,
};
