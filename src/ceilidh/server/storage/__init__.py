"""What is stored: the database, its models, and every statement that reads or changes it."""
