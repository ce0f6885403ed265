export const RegisterCategoryPage = () => <h1>Kindred</h1>;
